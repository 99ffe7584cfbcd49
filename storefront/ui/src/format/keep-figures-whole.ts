/**
 * Keeps a range of figures, such as 15–45, a figure with its unit, such as 2.54 mm, and a phone number in one line. A dash
 * lets a range break, so it stands between word joiners.
 */
export const keepFiguresWhole = (text: string): string =>
  text
    .replaceAll(/(?<=\d)[–～](?=\d)/g, '\u2060$&\u2060')
    .replaceAll(/(?<=\d) (?=(?:mm|мм|A|А|V|В|g|г|kg|кг|mA|мА|MB|МБ|°C|%)(?!\p{L}))/gu, '\u00a0')
    .replaceAll(/\+\d[\d ]+\d/g, (number) => number.replaceAll(' ', '\u00a0'))
