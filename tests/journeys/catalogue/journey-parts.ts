import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'

const allParts = join(import.meta.dirname, '..', '..', '..', 'infra', 'seed', 'connectors.jsonl.gz')
const part = z.object({
  model: z.string(),
  manufacturer: z.string(),
  series: z.string().nullable(),
  category: z.string(),
})

/** Whole series, so that parts have related ones, and the parts that journeys name. */
const series = new Set(['Micro-Fit', 'CLIK-Mate', 'PH', 'ZE', 'Picoflex', 'MSTBVA', 'FMC', 'FH12'])
const categories = new Set(['usb', 'modular-jacks', 'power-jacks'])
const named = /^Pin(Header|Socket)-2x(09|10|11)-P(1\.27|2\.54)-/

/**
 * Writes a seed file with some of the parts, including those with two pads and with hundreds, with nulls, and with
 * special characters in their numbers. Returns their number.
 */
export const writeChosenParts = (file: string): number => {
  const lines = gunzipSync(readFileSync(allParts)).toString('utf8').trim().split('\n')
  const chosen = lines.filter((line) => {
    const { model, series: of, category } = part.parse(JSON.parse(line))
    return (of !== null && series.has(of)) || categories.has(category) || named.test(model)
  })
  writeFileSync(file, gzipSync(chosen.join('\n')))
  return chosen.length
}
