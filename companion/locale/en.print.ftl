# What is printed: the poster, the cards of the seats, the order of the night.

print-poster-title = The game is here
print-poster-scan = Scan the code with your phone.
print-poster-name = Type your name and take a seat.
print-poster-else = No camera? Open { $host } and type
print-poster-iphone = With an iPhone: on the same Wi-Fi, with the Camera. If it asks about the local network, allow it.
print-seats-title = A card for each seat
print-seats-what = Whoever comes back with another phone scans their card and has their seat again.
print-seats-mind = Each card works once, within 30 days. Whoever scans it takes that seat, and the table is told: hand it over in person, and take no photo of it. Cards that were printed before are void.
print-seats-go = Make the cards
print-seats-keep = Keep it to yourself. It works once: it brings your seat to another phone.
print-night-title = The order of the night
print-go-back = Back to the tablet
print-how = Print this page from the browser’s menu.
print-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }
print-table = table { $code }
