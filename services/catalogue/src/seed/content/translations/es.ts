import { spanishBlog } from './es-blog.ts'
import { spanishCompany } from './es-company.ts'
import { spanishNews } from './es-news.ts'
import { spanishPolicies } from './es-policies.ts'
import { spanishQuality } from './es-quality.ts'
import { spanishService } from './es-service.ts'
import { spanishShell } from './es-shell.ts'
import { spanishSolutions } from './es-solutions.ts'
import type { Translations } from './translation.ts'

/** All texts in Spanish. */
export const spanish: Translations = {
  ...spanishShell,
  ...spanishPolicies,
  ...spanishService,
  ...spanishQuality,
  ...spanishCompany,
  ...spanishSolutions,
  ...spanishNews,
  ...spanishBlog,
}
