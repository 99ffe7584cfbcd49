/** Keeps a range of figures, such as 15–45, in one line: a dash lets it break, so it stands between word joiners. */
export const keepRangesWhole = (text: string): string => text.replaceAll(/(?<=\d)[–～](?=\d)/g, '\u2060$&\u2060')
