/** A server's URL for people and logs. */
export const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//')
