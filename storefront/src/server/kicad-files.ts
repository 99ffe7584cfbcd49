import type { OutputOf } from '@pinline/contracts/api/call'
import type { FootprintData } from '@pinline/contracts/catalogue/kicad/list-footprints'
import { footprintsPerChunk, listFootprints } from '@pinline/contracts/catalogue/kicad/list-footprints'
import { type Request, type Response, Router } from 'express'
import { type KicadPackage, makeKicadPackage, packagesFile, repositoryFile } from './kicad-package.ts'
import { readCall } from './read-call.ts'

/** How long a package is offered before the catalogue is asked whether its parts have changed, ms. */
const freshMs = 600_000
/** Parts that change while they are read: read anew so many times. */
const maxTries = 3
/** A footprint has some 5 kB, packed 0.6: a package of more parts is not made. */
const maxParts = 50_000

/** Parts have changed between two chunks. */
class Changed extends Error {
  override readonly name = 'Changed'
}

interface Offered {
  readonly made: KicadPackage
  readonly madeAt: Date
}

/**
 * The package of this process: made when somebody first asks, looked after every ten minutes, the last one kept beside it
 * for whoever is about to load it.
 */
class KicadPackages {
  readonly #origins: { readonly publicOrigin: string; readonly apiOrigin: string }
  #offered: readonly Offered[] = []
  #checkedAt = Number.NEGATIVE_INFINITY
  #making: Promise<Offered> | undefined

  constructor(origins: { readonly publicOrigin: string; readonly apiOrigin: string }) {
    this.#origins = origins
  }

  /** The current package. Throws if the catalogue does not answer and none was made before. */
  async current(): Promise<Offered> {
    const [known] = this.#offered
    if (known !== undefined && performance.now() - this.#checkedAt < freshMs) return known
    this.#making ??= this.#make().finally(() => {
      this.#making = undefined
    })
    return await this.#making.catch((error: unknown) => {
      if (known === undefined) throw error
      return known
    })
  }

  /** A package that is or was offered, by the beginning of its hash. */
  byHash(start: string): KicadPackage | undefined {
    return this.#offered.find(({ made }) => made.sha256.startsWith(start))?.made
  }

  async #make(): Promise<Offered> {
    for (let tries = 1; ; tries += 1) {
      const first = await this.#chunk(1)
      const [known] = this.#offered
      if (first.total > maxParts) throw new Error(`${first.total} footprints are too many for one package`)
      try {
        const offered =
          known?.made.version === first.version
            ? known
            : { made: await makeKicadPackage(this.#origins.publicOrigin, this.#source(first)), madeAt: new Date() }
        if (offered !== known) this.#offered = [offered, ...this.#offered].slice(0, 2)
        this.#checkedAt = performance.now()
        return offered
      } catch (error) {
        if (!(error instanceof Changed) || tries === maxTries) throw error
      }
    }
  }

  #source(first: OutputOf<typeof listFootprints>) {
    const { version, release, total } = first
    const chunk = (number: number) => this.#chunk(number)
    async function* parts(): AsyncGenerator<FootprintData> {
      yield* first.list
      for (let number = 2; (number - 1) * footprintsPerChunk < total; number += 1) {
        const next = await chunk(number)
        if (next.version !== version) throw new Changed()
        yield* next.list
      }
    }
    return { version, release, parts: parts() }
  }

  #chunk(chunk: number) {
    return readCall(this.#origins.apiOrigin, listFootprints, { chunk })
  }
}

/** The settings of the HTTP library for KiCad, without the key that each user writes into it. */
function httpLibrary(shop: string): string {
  const settings = {
    meta: { version: 1.0 },
    name: 'Pinline',
    description: 'Connectors of the Pinline shop, with price and stock',
    source: {
      type: 'REST_API',
      api_version: 'v1',
      root_url: `${shop}/kicad/PCM_Pinline`,
      token: 'pln_… (an API key with the scope catalogue:read)',
      timeout_parts_seconds: 60,
      timeout_categories_seconds: 600,
    },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/**
 * What KiCad loads as files: the repository of its content manager (`/kicad/repository.json`), the package of footprints
 * and symbols, the symbols alone, and settings for the HTTP library.
 */
export function kicadFiles(origins: { readonly publicOrigin: string; readonly apiOrigin: string }): Router {
  const packages = new KicadPackages(origins)
  const { publicOrigin } = origins
  const router = Router()
  router.get('/kicad/:file', async (request: Request, response: Response) => {
    const { file } = request.params
    response.set({ 'Cache-Control': 'public, no-cache', 'X-Content-Type-Options': 'nosniff' })
    const hash = /^pinline-([0-9a-f]{16})\.zip$/.exec(String(file))?.[1]
    if (hash !== undefined) {
      const packed = packages.byHash(hash) ?? (await packages.current()).made
      if (!packed.sha256.startsWith(hash)) return void response.status(404).type('text').send('Not found')
      return void response.attachment('pinline.zip').type('zip').send(packed.zip)
    }
    switch (file) {
      case 'repository.json': {
        const { made, madeAt } = await packages.current()
        return void response.type('json').send(repositoryFile(publicOrigin, made, madeAt))
      }
      case 'packages.json':
        return void response.type('json').send(packagesFile((await packages.current()).made))
      case 'Pinline.kicad_sym':
        return void response
          .attachment(file)
          .type('text/plain')
          .send((await packages.current()).made.symbols)
      case 'pinline.kicad_httplib':
        return void response.attachment(file).type('application/json').send(httpLibrary(publicOrigin))
      default:
        return void response.status(404).type('text').send('Not found')
    }
  })
  return router
}
