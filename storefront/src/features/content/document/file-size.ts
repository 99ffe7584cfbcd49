/** Kind and size of a file, e.g. `PDF, 1.2 MB`. `size` in bytes. */
export const fileSize = ({ name, size }: { readonly name: string; readonly size: number }): string => {
  const ending = /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase()
  const amount = size < 1_000_000 ? `${Math.max(1, Math.round(size / 1000))} kB` : `${(size / 1_000_000).toFixed(1)} MB`
  return [ending, amount].filter(Boolean).join(', ')
}
