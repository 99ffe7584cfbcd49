import type { LanguageCode } from '@pinline/contracts/api/languages'

/** What an account is registered with. */
export type ContactKind = 'phone' | 'email'

const chinese: readonly LanguageCode[] = ['zh_cn', 'zh_hk']

/** The ways to register, the usual one first: accounts by phone need a number of mainland China. */
export const contactKindsOf = (language: LanguageCode): readonly [ContactKind, ContactKind] =>
  chinese.includes(language) ? ['phone', 'email'] : ['email', 'phone']
