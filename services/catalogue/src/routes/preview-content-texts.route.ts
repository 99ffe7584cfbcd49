import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { previewContentTexts } from '@pinline/contracts/catalogue/content/preview-content-texts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { planImport } from '../translation/import-plan.ts'
import { readTranslationFile } from '../translation/read-translation-file.ts'

export const previewContentTextsRoute = (deps: CatalogueDeps) =>
  route(previewContentTexts, async ({ language }, { files, staffId }) => {
    const file = await readTranslationFile(files, language)
    if (isRejection(file)) return file
    const { format, source, target } = file
    const plans = await planImport(deps, file, staffId)
    return result({ format, source, target, list: plans.map(({ row }) => row) })
  })
