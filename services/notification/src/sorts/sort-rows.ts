import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { countFilesBySort } from '@pinline/contracts/catalogue/file/count-files-by-sort'
import type { SortRow } from '@pinline/contracts/notification/sort/sort-row'
import type { SortId } from '@pinline/events/ids'
import { childrenOf, type DefinedSort, type Sorts, sortsStreamId } from '../domain/sorts/sorts.ts'
import { sortsDecider } from '../domain/sorts/sorts-decider.ts'
import { noticesProjection } from '../read-models/notices/notices.projection.ts'

/** How many notices and files have each sort. */
export interface SortUses {
  readonly notices: ReadonlyMap<string, number>
  readonly files: ReadonlyMap<string, number>
}

export const loadSorts = async (platform: Pick<Platform, 'store'>): Promise<Sorts> =>
  (await loadStream(platform, sortsDecider, sortsStreamId)).state

const countNotices = async (platform: Pick<Platform, 'view'>): Promise<ReadonlyMap<string, number>> => {
  const counted = await platform
    .view(noticesProjection)
    .aggregate<{ _id: string; notices: number }>([
      { $match: { sortId: { $type: 'string' } } },
      { $group: { _id: '$sortId', notices: { $sum: 1 } } },
    ])
    .toArray()
  return new Map(counted.map(({ _id, notices }) => [_id, notices]))
}

/** Throws while the catalogue does not respond: what is not counted must not be deleted. */
export const countUses = async (platform: Pick<Platform, 'view' | 'call'>): Promise<SortUses> => {
  const [notices, files] = await Promise.all([countNotices(platform), platform.call('catalogue', countFilesBySort, {})])
  if (isRejection(files)) throw new Error(`files were not counted: ${files.code}`)
  return { notices, files: new Map(files.counts.map(({ sortId, files: count }) => [sortId, count])) }
}

/** As `countUses`, for screens: without files while the catalogue does not respond. */
export const countShownUses = async (
  platform: Pick<Platform, 'view' | 'call' | 'log'>,
): Promise<{ readonly notices: SortUses['notices']; readonly files: SortUses['files'] | undefined }> => {
  try {
    return await countUses(platform)
  } catch (error) {
    platform.log.warn({ error }, 'files were not counted by sort')
    return { notices: await countNotices(platform), files: undefined }
  }
}

const nameIn = ({ names }: DefinedSort, language: LanguageCode): string =>
  names[language] ?? (language === 'zh_hk' ? names.zh_cn : undefined) ?? names.en ?? Object.values(names)[0] ?? ''

export const sortRowOf = (
  sort: DefinedSort,
  language: LanguageCode,
  uses: { readonly notices: SortUses['notices']; readonly files: SortUses['files'] | undefined },
): SortRow => ({
  id: sort.sortId,
  parentId: sort.parentId,
  orderNum: sort.orderNum,
  title: nameIn(sort, language),
  titles: sort.names,
  notices: uses.notices.get(sort.sortId) ?? 0,
  files: uses.files === undefined ? null : (uses.files.get(sort.sortId) ?? 0),
  revision: sort.revision,
})

/** Sorts from top to bottom, each before what is below it. */
export const sortsInOrder = (sorts: Sorts, parentId: SortId | null = null): readonly DefinedSort[] =>
  childrenOf(sorts, parentId).flatMap((sort) => [sort, ...sortsInOrder(sorts, sort.sortId)])
