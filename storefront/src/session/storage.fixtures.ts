/** A storage of a browser that is in memory. Its keys are its own properties, as those of a browser's are. */
export const memoryStorage = (entries: Readonly<Record<string, string>> = {}): Record<string, unknown> => {
  const storage: Record<string, unknown> = { ...entries }
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  }
  return Object.setPrototypeOf(storage, methods)
}

/** What a login stores. */
export const storedBuyer = {
  token: 'token-1',
  tokenExpiresAt: '2099-01-01T00:00:00.000Z',
  userInfo: JSON.stringify({ id: 'b-1' }),
}
