import { type Pad, pad } from '@pinline/events/catalogue/connector-part'

/**
 * A length in mm. A comma is a decimal sign here in every language, since tables pasted from spreadsheets have it, and never
 * groups thousands: `1,250` is 1.25, as no board is a metre wide.
 */
const parseNumber = (input: string): number | string =>
  /^[+-]?\d{1,4}(?:[.,]\d{1,6})?$/u.test(input) ? Number(input.replace(',', '.')) : input

/** Pads as text, one per line: `1; t; r; -1.27; 0; 1.7; 1.7; 1`. */
export const formatPads = (pads: readonly Pad[]): string =>
  pads.map((one) => one.filter((part) => part !== undefined).join('; ')).join('\n')

export type ParsedPads = { readonly pads: readonly Pad[] } | { readonly wrongLine: number }

/** The parsed pads, or the number of the first invalid line (from 1). Empty lines are skipped. */
export const parsePads = (input: string): ParsedPads => {
  const pads: Pad[] = []
  for (const [place, line] of input.split(/\r?\n/u).entries()) {
    if (line.trim() === '') continue
    const [name = '', kind = '', shape = '', ...numbers] = line.split(/[;\t]/u).map((part) => part.trim())
    const read = pad.safeParse([name, kind.toLowerCase(), shape.toLowerCase(), ...numbers.map(parseNumber)])
    const [, , , , , width = 0, height = 0] = read.data ?? []
    if (!read.success || width <= 0 || height <= 0 || pads.length === 1000) return { wrongLine: place + 1 }
    pads.push(read.data)
  }
  return { pads }
}
