/** The name of a country (ISO 3166-1 alpha-2) in a language (BCP 47); the code itself where there is none. */
export const countryName = (tag: string, code: string): string => {
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
