declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
    },
  ) => Promise<Buffer>
  export = subsetFont
}
