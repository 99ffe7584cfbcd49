import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { claimLever, type Lever, type LeverName, readLever, setLever } from './preload/levers.ts'

const preload = pathToFileURL(join(import.meta.dirname, 'preload', 'preload.ts')).href

/** The levers by which a fault controls the processes of a system; see `preload/`. */
export class FaultLevers {
  readonly #folder = mkdtempSync(join(tmpdir(), 'pinline-fault-'))

  /** Settings of a system whose processes follow the levers. */
  get settings(): Record<string, string> {
    return { NODE_OPTIONS: `--import=${preload}`, FAULT_FOLDER: this.#folder }
  }

  set<Name extends LeverName>(name: Name, value: Lever<Name>): void {
    setLever(this.#folder, name, value)
  }

  read<Name extends LeverName>(name: Name): Lever<Name> | undefined {
    return readLever(this.#folder, name)
  }

  /** Removes a lever; false if it is not set, or if a process that acted on it has removed it. */
  clear(name: LeverName): boolean {
    return claimLever(this.#folder, name)
  }

  dispose(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
