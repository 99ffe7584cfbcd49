import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type ConnectorData, connectorData } from '@pinline/events/catalogue/connector-part'
import { namesInLibrary } from '../identity/product-id-of.ts'
import { correctedPart } from './library-corrections.ts'

const ownNames = new Map(Object.entries(namesInLibrary).map(([own, inLibrary]) => [inLibrary, own]))

export const defaultSeedFile = fileURLToPath(new URL('../../../../infra/seed/connectors.jsonl.gz', import.meta.url))

/** `count` items spread evenly over all. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  count >= items.length
    ? [...items]
    : Array.from({ length: count }, (_, place) => items[Math.floor((place * items.length) / count)]).filter(
        (item) => item !== undefined,
      )

/**
 * The connectors of a gzipped file with one JSON object a line, corrected. An invalid line throws.
 * @param count of those that are read, spread evenly over the file; default all
 */
export const readConnectors = async (file: string, count = Number.POSITIVE_INFINITY): Promise<ConnectorData[]> => {
  const text = (await promisify(gunzip)(await readFile(file))).toString('utf8')
  const lines = text.split('\n').filter((line) => line !== '')
  return spread(lines, count)
    .map((line) => connectorData.parse(JSON.parse(line)))
    .map((part) => correctedPart({ ...part, manufacturer: ownNames.get(part.manufacturer) ?? part.manufacturer }))
}
