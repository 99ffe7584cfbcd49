const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Browser and system that a user agent names, e.g. `Firefox, Windows`; undefined where it names neither. */
export const deviceName = (userAgent: string): string | undefined => {
  const named = [browsers, systems].flatMap((known) => known.find(([, mark]) => mark.test(userAgent))?.[0] ?? [])
  return named.length === 0 ? undefined : named.join(', ')
}
