import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type ConnectorData, connectorData } from '@pinline/events/catalogue/connector-part'
import { namesInLibrary } from '../identity/product-id-of.ts'
import { correctedPart } from './library-corrections.ts'

const ownNames = new Map(Object.entries(namesInLibrary).map(([own, inLibrary]) => [inLibrary, own]))

export const defaultSeedFile = fileURLToPath(new URL('../../../../infra/seed/connectors.jsonl.gz', import.meta.url))

/** The connectors of a gzipped file with one JSON object a line, corrected. An invalid line throws. */
export const readConnectors = async (file: string): Promise<ConnectorData[]> => {
  const text = (await promisify(gunzip)(await readFile(file))).toString('utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => connectorData.parse(JSON.parse(line)))
    .map((part) => correctedPart({ ...part, manufacturer: ownNames.get(part.manufacturer) ?? part.manufacturer }))
}
