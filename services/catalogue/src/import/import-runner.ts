import { Lease } from '@pinline/chassis/lease'
import type { Platform } from '@pinline/chassis/service'
import type { Files } from '../files/files.ts'
import { kindOf } from './import-document.ts'
import type { Imports } from './imports.ts'
import { runImport } from './run-import.ts'
import { runTaxonomyImport } from './taxonomy/run-taxonomy-import.ts'

/** The job that runs imports. */
export const runImportName = 'run-import'

const leaseMs = 5000
const renewEveryMs = 1500

/**
 * Runs started imports, each on one instance at a time. Prevents the failure "the process was killed at row 40,000, and
 * nobody knew which rows were imported": another instance continues after the last committed rows.
 */
export class ImportRunner {
  readonly #platform: Platform
  readonly #imports: Imports
  readonly #files: Files
  readonly #running = new Map<string, Promise<void>>()
  #stopping = false

  constructor(platform: Platform, imports: Imports, files: Files) {
    this.#platform = platform
    this.#imports = imports
    this.#files = files
  }

  /** Runs an import to its end, unless another run is in progress. */
  async run(id: string): Promise<void> {
    if (this.#stopping || this.#running.has(id)) return
    const end = this.#underLease(id)
    this.#running.set(id, end)
    try {
      await end
    } finally {
      this.#running.delete(id)
    }
  }

  /** Finishes the current rows and leaves the imports to other instances. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.allSettled(this.#running.values())
  }

  async #underLease(id: string): Promise<void> {
    const platform = this.#platform
    const lease = new Lease(platform.db, `import-${id}`, platform.newId('h'), leaseMs)
    const epoch = await lease.hold()
    if (epoch === undefined) return
    const renewing = setInterval(() => {
      lease.hold().catch(() => undefined)
    }, renewEveryMs)
    try {
      const document = await this.#imports.take(id)
      if (document === undefined) return
      const goesOn = () => !this.#stopping && lease.isHeld(epoch)
      const deps = { platform, imports: this.#imports, files: this.#files, goesOn }
      const kind = kindOf(document)
      if (kind === 'products') await runImport(deps, document)
      else await runTaxonomyImport(deps, document, kind)
    } finally {
      clearInterval(renewing)
      await lease.release().catch(() => undefined)
    }
  }
}
