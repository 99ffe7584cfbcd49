import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)

/** What the head of a page needs of the built client. */
export interface ClientAssets {
  readonly script: string
  readonly styles: readonly string[]
  /** Chunks imported by the entry, for preloading. */
  readonly preloads: readonly string[]
  /** The chunk with the texts of a language, or undefined if it has none. */
  readonly textsOf: (language: string) => string | undefined
}

/** Reads the manifest of the client build. Throws if the client has not been built. */
export function readClientAssets(clientFolder: URL): ClientAssets {
  const entries = manifest.parse(JSON.parse(readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8')))
  const chunks = Object.values(entries)
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The client build has no entry')
  const imports = (entry.imports ?? []).flatMap((key) => entries[key] ?? [])
  return {
    script: `/${entry.file}`,
    styles: [...new Set([...(entry.css ?? []), ...imports.flatMap((chunk) => chunk.css ?? [])])].map(
      (file) => `/${file}`,
    ),
    preloads: imports.map((chunk) => `/${chunk.file}`),
    textsOf: (language) => {
      const chunk = chunks.find((candidate) => candidate.name === `texts-${language}`)
      return chunk && `/${chunk.file}`
    },
  }
}
