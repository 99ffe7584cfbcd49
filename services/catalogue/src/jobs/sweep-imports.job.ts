import { defineJob } from '@pinline/chassis/jobs/job'
import type { CatalogueDeps } from '../catalogue-deps.ts'

/** Deletes imports and their files after thirty days. */
export const sweepImports = ({ imports, files }: Pick<CatalogueDeps, 'imports' | 'files'>) =>
  defineJob({
    name: 'sweep-imports',
    sweepEveryMs: 3_600_000,
    due: async () => (await imports.over()).map(({ _id }) => _id),
    run: async (id) => {
      const document = await imports.find(id)
      if (document === undefined) return
      await files.remove(document.fileId)
      await imports.remove(id)
    },
  })
