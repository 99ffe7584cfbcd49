import { faqEn } from './faq-en.ts'
import { faqZh } from './faq-zh.ts'
import { page } from './page.ts'

export const faqPage = page('/intro/faq', 'help', 1, { en: faqEn, zh_cn: faqZh })
