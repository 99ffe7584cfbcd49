import type { Platform } from '@pinline/chassis/service'
import type { Position } from '@pinline/contracts/api/position'
import { completeLanguages } from '@pinline/events/catalogue/complete-text'
import type { ContentKind } from '@pinline/events/catalogue/content-details'
import type { ContentLanguage } from '@pinline/events/catalogue/content-text'
import { type ContentId, contentId } from '@pinline/events/ids'
import type { FileDocument } from '../files/file-document.ts'
import type { Files } from '../files/files.ts'
import type { ContentViewRow, PublishedSide } from '../read-models/content/content.model.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'
import { filesNamed } from './body-references.ts'
import { contentPath, slugGroup } from './content-path.ts'

const debounceMs = 15
const retryDelayMs = 500

/** An item that readers may see. */
export interface PublishedContent extends PublishedSide {
  readonly id: ContentId
  readonly kind: ContentKind
  readonly slug: string
  readonly path: string | null
  readonly languages: readonly ContentLanguage[]
}

/** What changed for readers: items, and the paths at which they stand or stood. */
export interface ContentChange {
  readonly ids: readonly ContentId[]
  readonly paths: readonly string[]
}

type Found =
  | { readonly outcome: 'found'; readonly item: PublishedContent; readonly moved: boolean }
  | { readonly outcome: 'withdrawn' }
  | undefined

type LiveRow = Pick<ContentViewRow, 'kind' | 'status' | 'published' | 'formerSlugs'> & {
  readonly _id: string
  readonly _versions: Readonly<Record<string, number>>
}
const fields = { kind: 1, status: 1, published: 1, formerSlugs: 1, _versions: 1 } as const

const idOfStream = (streamId: string): ContentId => contentId.parse(`c-${streamId.slice('content-'.length)}`)

/**
 * Published content in this instance's memory, updated by the changes of its view. Prevents the failure "every page of
 * the shop queries the database for a menu that changes once a month".
 */
export class LiveContent {
  readonly #platform: Pick<Platform, 'view' | 'changes' | 'log'>
  readonly #files: Pick<Files, 'stored'>
  readonly #items = new Map<string, PublishedContent>()
  readonly #withdrawn = new Map<string, { readonly kind: ContentKind; readonly slugs: readonly string[] }>()
  readonly #bySlug = new Map<string, string>()
  readonly #known = new Map<string, FileDocument>()
  readonly #versions = new Map<string, number>()
  readonly #listeners = new Set<(change: ContentChange) => void>()
  readonly #changed = new Set<string>()
  #gathering = false
  /** Files of published items; undefined after a change. */
  #used: ReadonlySet<string> | undefined
  #version = 0

  constructor(platform: Pick<Platform, 'view' | 'changes' | 'log'>, files: Pick<Files, 'stored'>) {
    this.#platform = platform
    this.#files = files
  }

  /** Grows with each change. */
  get version(): number {
    return this.#version
  }

  onChange(listener: (change: ContentChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Listens for changes first and reads then, so that nothing falls between. */
  async start(): Promise<void> {
    const { started } = this.#platform.changes(
      contentProjection,
      (row) => this.#gather([row._id]),
      () => this.#readAgain(undefined),
    )
    await started
    await this.#read(undefined)
  }

  /** Reads again what the caller has changed and this instance has not seen yet. */
  async catchUp(positions: readonly Position[]): Promise<void> {
    const late = positions.filter(
      ({ streamType, streamId, version }) => streamType === 'content' && version > (this.#versions.get(streamId) ?? 0),
    )
    if (late.length > 0) await this.#read(late.map(({ streamId }) => streamId))
  }

  /** All published items, or those of some kinds. */
  all(...kinds: readonly ContentKind[]): readonly PublishedContent[] {
    const items = [...this.#items.values()]
    return kinds.length === 0 ? items : items.filter(({ kind }) => kinds.includes(kind))
  }

  byId(id: string): PublishedContent | undefined {
    return this.#items.get(id)
  }

  /** An item by its id, or by one of its slugs; `moved` if that is not the present one. */
  find(named: string, kind: ContentKind): Found {
    const id = this.#bySlug.get(`${slugGroup(kind)}/${named}`) ?? named
    const item = this.#items.get(id)
    if (item !== undefined && slugGroup(item.kind) === slugGroup(kind))
      return { outcome: 'found', item, moved: named !== item.slug && named !== item.id }
    const gone = this.#withdrawn.get(id)
    return gone !== undefined && slugGroup(gone.kind) === slugGroup(kind) ? { outcome: 'withdrawn' } : undefined
  }

  /** Withdrawn items with the slugs under which they were published. */
  get withdrawn(): Iterable<{ readonly kind: ContentKind; readonly slugs: readonly string[] }> {
    return this.#withdrawn.values()
  }

  /** A file that published content uses. */
  readonly file = (id: string | null | undefined): FileDocument | undefined =>
    id !== null && id !== undefined && this.#filesUsed().has(id) ? this.#known.get(id) : undefined

  #filesUsed(): ReadonlySet<string> {
    this.#used ??= new Set([...this.#items.values()].flatMap(filesNamed))
    return this.#used
  }

  #put(row: LiveRow): readonly string[] {
    const id = idOfStream(row._id)
    const version = row._versions[row._id] ?? 0
    // Of two reads at once the older may end last.
    if (version < (this.#versions.get(row._id) ?? 0)) return []
    this.#versions.set(row._id, version)
    const before = this.#items.get(id)
    const { kind, status, published, formerSlugs } = row
    for (const [slug, owner] of this.#bySlug) if (owner === id) this.#bySlug.delete(slug)
    this.#items.delete(id)
    this.#withdrawn.delete(id)
    this.#used = undefined
    const slugs = published?.slugs ?? formerSlugs
    for (const slug of slugs) this.#bySlug.set(`${slugGroup(kind)}/${slug}`, id)
    const slug = slugs.at(-1) ?? ''
    if (published !== null && status !== 'archived') {
      const path = contentPath(published.details, slug)
      const languages = completeLanguages(kind, published.texts)
      this.#items.set(id, { ...published, id, kind, slug, path, languages })
    } else if (slugs.length > 0) this.#withdrawn.set(id, { kind, slugs })
    const after = this.#items.get(id)
    if (before === undefined && after === undefined) return []
    if (before?.updatedAt === after?.updatedAt && before?.slug === after?.slug) return []
    return [before?.path, after?.path].flatMap((path) => path ?? [])
  }

  async #read(streamIds: readonly string[] | undefined): Promise<void> {
    const where = streamIds === undefined ? {} : { _id: { $in: [...streamIds] } }
    const rows = await this.#platform.view(contentProjection).find(where, { projection: fields }).toArray()
    const before = new Map(this.#items)
    const paths = rows.flatMap((row) => this.#put(row))
    await this.#readFiles(rows)
    const ids = rows
      .map(({ _id }) => idOfStream(_id))
      .filter((id) => before.get(id)?.updatedAt !== this.#items.get(id)?.updatedAt)
    if (ids.length === 0) return
    this.#version += 1
    for (const listener of this.#listeners) listener({ ids, paths: [...new Set(paths)] })
  }

  /** Metadata of the files that the rows name. */
  async #readFiles(rows: readonly LiveRow[]): Promise<void> {
    const named = rows.flatMap(({ published }) => (published === null ? [] : filesNamed(published)))
    const unknown = [...new Set(named)].filter((id) => !this.#known.has(id))
    if (unknown.length === 0) return
    for (const file of await this.#files.stored(unknown)) this.#known.set(file._id, file)
  }

  #gather(streamIds: readonly string[]): void {
    for (const id of streamIds) this.#changed.add(id)
    if (this.#gathering) return
    this.#gathering = true
    setTimeout(() => {
      this.#gathering = false
      const ids = [...this.#changed]
      this.#changed.clear()
      this.#readAgain(ids)
    }, debounceMs).unref()
  }

  #readAgain(streamIds: readonly string[] | undefined): void {
    this.#read(streamIds).catch((error: unknown) => {
      this.#platform.log.warn({ error: error instanceof Error ? error.message : error }, 'content will be read again')
      setTimeout(() => this.#readAgain(streamIds), retryDelayMs).unref()
    })
  }
}
