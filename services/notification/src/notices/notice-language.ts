import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { NoticeText, NoticeTexts } from '@pinline/contracts/notification/notice/notice-fields'

/** The text for a reader: in their language, else in the other Chinese, else in English, else in the first there is. */
export const noticeTextFor = (texts: NoticeTexts, language: LanguageCode): NoticeText | undefined => {
  const chinese: readonly LanguageCode[] = language === 'zh_hk' || language === 'zh_cn' ? ['zh_cn', 'zh_hk'] : []
  const order: readonly LanguageCode[] = [language, ...chinese, 'en', 'zh_cn']
  return order.map((code) => texts[code]).find((text) => text !== undefined) ?? Object.values(texts)[0]
}
