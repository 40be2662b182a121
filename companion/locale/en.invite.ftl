# The invitation to a table, and a link to copy. It comes when the sheet is opened.

invite-label = Send the invitation to whoever is still to come:
invite-said = We are playing tonight, the table is “{ $called }”. Open the link and type your name: there is nothing to install.
invite-share = Share
invite-copy = Copy the link
invite-copied = Copied
