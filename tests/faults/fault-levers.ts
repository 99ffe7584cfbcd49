import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { claimLever, type Lever, type LeverName, readLever, setLever } from './preload/levers.ts'

const preload = pathToFileURL(join(import.meta.dirname, 'preload', 'preload.ts')).href

/** The levers by which a fault reaches into the processes of a system; see `preload/`. */
export class FaultLevers {
  readonly #folder = mkdtempSync(join(tmpdir(), 'pinline-fault-'))

  /** Settings of a system whose processes obey. */
  get settings(): Record<string, string> {
    return { NODE_OPTIONS: `--import=${preload}`, FAULT_FOLDER: this.#folder }
  }

  set<Name extends LeverName>(name: Name, value: Lever<Name>): void {
    setLever(this.#folder, name, value)
  }

  read<Name extends LeverName>(name: Name): Lever<Name> | undefined {
    return readLever(this.#folder, name)
  }

  /** Takes a lever away; false where it is not set, or was taken by a process that acted on it. */
  clear(name: LeverName): boolean {
    return claimLever(this.#folder, name)
  }

  dispose(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
