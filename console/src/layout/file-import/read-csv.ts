import { guessEncoding } from '@pinline/contracts/catalogue/import/guess-encoding'
import { type Options, parse } from 'csv-parse/browser/esm/sync'

const delimiterOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1)
  return [',', ';', '\t'].reduce((best, one) => (first.split(one).length > first.split(best).length ? one : best))
}

/** The text of a file in the encoding that it seems to have. */
export const decodedText = (bytes: Uint8Array): string => new TextDecoder(guessEncoding(bytes)).decode(bytes)

/** The cells of a CSV text, whose first line says what separates them unless the options do; rows may differ in length. Throws a CsvError. */
export const readCsv = (
  text: string,
  options: Pick<Options, 'trim' | 'to_line' | 'delimiter' | 'quote' | 'relax_quotes' | 'skip_empty_lines'> = {},
): string[][] =>
  parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    ...options,
  }) as string[][]
