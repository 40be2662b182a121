"""What a page of the pocket is asked from outside: its database, and its own way to the table."""

STORE = """(work) => new Promise((resolve, reject) => {
    const asked = indexedDB.open("veglia-pocket", 1);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
        const all = asked.result.transaction(["tables", "records"]);
        const tables = all.objectStore("tables").getAll();
        const keys = all.objectStore("records").getAllKeys();
        const records = all.objectStore("records").getAll();
        all.oncomplete = () => {
            asked.result.close();
            resolve({ tables: tables.result, keys: keys.result, records: records.result });
        };
    };
})"""
ACT = """async ([name, args, seat]) => {
    const part = performance.getEntriesByType("resource").map(one => one.name);
    const { act } = await import(part.find(one => /pocket-tablet-/.test(one)));
    return act(name, args, { seat });
}"""
CLEAR = """() => new Promise((resolve, reject) => {
    const asked = indexedDB.open("veglia-pocket", 1);
    asked.onerror = () => reject(asked.error);
    asked.onupgradeneeded = () => reject(new Error("nothing was ever kept here"));
    asked.onsuccess = () => {
        const all = asked.result.transaction(["tables", "records"], "readwrite");
        for (const one of ["tables", "records"]) all.objectStore(one).clear();
        all.onabort = () => reject(all.error);
        all.oncomplete = () => resolve(asked.result.close());
    };
})"""
NEWER = """([code, known]) => new Promise((resolve, reject) => {
    const asked = indexedDB.open("veglia-pocket", 1);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
        const records = asked.result.transaction("records").objectStore("records");
        const found = records.getAll(IDBKeyRange.bound([code, known + 1], [code, Infinity]));
        found.onsuccess = () => {
            asked.result.close();
            resolve(found.result);
        };
    };
})"""
