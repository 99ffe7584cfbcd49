import { canonicalJson } from '@pinline/chassis/http/canonical'
import type { Platform } from '@pinline/chassis/service'
import { type NoticeTexts, storedNoticeTexts } from '@pinline/contracts/notification/notice/notice-fields'
import type { NoticeId, VaultReference } from '@pinline/events/ids'

type VaultPlatform = Pick<Platform, 'vault'>

const kind = 'notice'

/** Puts the texts of a notice into the vault; texts that it has already keep their version. */
export const putNoticeTexts = async (
  { vault }: VaultPlatform,
  noticeId: NoticeId,
  texts: NoticeTexts,
): Promise<VaultReference> => {
  const latest = await vault.latest(kind, noticeId, storedNoticeTexts)
  const isSame = latest !== undefined && canonicalJson(latest.value) === canonicalJson(texts)
  return isSame ? latest.reference : await vault.put(kind, noticeId, texts, storedNoticeTexts)
}

/** The texts of several notices in the given order; undefined for erased ones. */
export const getNoticeTexts = async (
  { vault }: VaultPlatform,
  references: readonly VaultReference[],
): Promise<(NoticeTexts | undefined)[]> => await vault.getMany(references, storedNoticeTexts)

/** Erases every version of a notice's texts. */
export const eraseNoticeTexts = async ({ vault }: VaultPlatform, noticeId: NoticeId): Promise<void> =>
  await vault.erase(kind, noticeId)
