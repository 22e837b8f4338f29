// What this device keeps: texts by key in the browser's own database. A write is over when it is on disk.

const NAME = "ennead";
const TEXTS = "texts";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Store {
  #opened: Promise<IDBDatabase> | null = null;

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
      request.onsuccess = () => {
        request.result.onversionchange = () => request.result.close();
        request.result.onclose = () => (this.#opened = null);
        resolve(request.result);
      };
      request.onerror = () => {
        this.#opened = null;
        reject(request.error);
      };
    });
    return this.#opened;
  }

  async get(key: string): Promise<string | undefined> {
    const texts = (await this.#open()).transaction(TEXTS).objectStore(TEXTS);
    return (await done(texts.get(key))) as string | undefined;
  }

  /** All texts whose keys begin so. */
  async all(prefix: string): Promise<[string, string][]> {
    const texts = (await this.#open()).transaction(TEXTS).objectStore(TEXTS);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([done(texts.getAllKeys(range)), done(texts.getAll(range))]);
    return keys.map((key, n) => [String(key), String(values[n])]);
  }

  /** Write everything or nothing. */
  async put(changes: Record<string, string | null>): Promise<void> {
    const database = await this.#open();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(TEXTS, "readwrite", { durability: "strict" });
      const texts = transaction.objectStore(TEXTS);
      for (const [key, text] of Object.entries(changes)) {
        if (text === null) texts.delete(key);
        else texts.put(text, key);
      }
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
    });
  }
}
