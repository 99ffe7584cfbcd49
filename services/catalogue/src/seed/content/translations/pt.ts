import { portugueseBlog } from './pt-blog.ts'
import { portugueseCompany } from './pt-company.ts'
import { portugueseNews } from './pt-news.ts'
import { portuguesePolicies } from './pt-policies.ts'
import { portugueseQuality } from './pt-quality.ts'
import { portugueseService } from './pt-service.ts'
import { portugueseShell } from './pt-shell.ts'
import { portugueseSolutions } from './pt-solutions.ts'
import type { Translations } from './translation.ts'

/** All texts in Portuguese. */
export const portuguese: Translations = {
  ...portugueseShell,
  ...portuguesePolicies,
  ...portugueseService,
  ...portugueseQuality,
  ...portugueseCompany,
  ...portugueseSolutions,
  ...portugueseNews,
  ...portugueseBlog,
}
