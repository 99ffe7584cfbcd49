/** The entry under an id that a client sent. Prevents the failure "`__proto__` is found in every record". */
export const entryOf = <Entry>(record: Readonly<Record<string, Entry>>, id: string): Entry | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined
