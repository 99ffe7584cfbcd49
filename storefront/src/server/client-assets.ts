import { readFileSync, statSync } from 'node:fs'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { z } from 'zod'
import { type TextPart, textFileName } from '../app/text-parts.ts'
import { criticalStyles } from './critical-styles.ts'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
)

/** What the head of a page needs of the built client. */
export interface ClientAssets {
  /** When the client was built, ISO 8601. */
  readonly builtAt: string
  readonly script: string
  readonly styles: readonly string[]
  /** The rules of the style sheets that a page may use. */
  readonly criticalStylesOf: (html: string) => string
  /** Chunks imported by the entry, and those of a page by its chunk's name, for preloading. */
  readonly preloadsOf: (page: string | undefined) => readonly string[]
  /** The fonts of headings and text, for preloading: pages in a Latin script begin with both. */
  readonly fonts: readonly string[]
  /** The chunks with the texts that a page needs. */
  readonly textsOf: (language: LanguageCode, part: TextPart) => readonly string[]
}

/** Reads the manifest of the client build. Throws if the client has not been built. */
export function readClientAssets(clientFolder: URL): ClientAssets {
  const manifestFile = new URL('.vite/manifest.json', clientFolder)
  const entries = manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const chunks = Object.values(entries)
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The client build has no entry')
  const imports = (entry.imports ?? []).flatMap((key) => entries[key] ?? [])
  /** The files of a chunk and of all that it imports. */
  const filesOf = (chunk: (typeof chunks)[number]): string[] => {
    const known = new Set([chunk])
    for (const one of known) {
      for (const imported of (one.imports ?? []).flatMap((key) => entries[key] ?? [])) known.add(imported)
    }
    return [...known].map(({ file }) => file)
  }
  const entryFiles = filesOf(entry)
  const styles = [...new Set([...(entry.css ?? []), ...imports.flatMap((chunk) => chunk.css ?? [])])]
  return {
    builtAt: statSync(manifestFile).mtime.toISOString(),
    script: `/${entry.file}`,
    styles: styles.map((file) => `/${file}`),
    criticalStylesOf: criticalStyles(styles.map((file) => readFileSync(new URL(file, clientFolder), 'utf8')).join('')),
    preloadsOf: (page) => {
      const pageFiles = chunks.filter(({ name }) => page !== undefined && name === page).flatMap(filesOf)
      return [...new Set([...entryFiles, ...pageFiles])].filter((file) => file !== entry.file).map((file) => `/${file}`)
    },
    fonts: (entry.assets ?? [])
      .filter((file) => /sofia-sans.*-latin-wght-normal-basic-/.test(file))
      .map((file) => `/${file}`),
    textsOf: (language, part) =>
      [textFileName(language, 'first'), ...(part === 'later' ? [textFileName(language, part)] : [])]
        .flatMap((name) => chunks.filter((chunk) => chunk.name === name))
        .map(({ file }) => `/${file}`),
  }
}
