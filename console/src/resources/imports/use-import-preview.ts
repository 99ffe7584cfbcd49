import type { ReadingOptions } from '@pinline/catalogue/contract/import-options'
import type { ImportId } from '@pinline/catalogue/contract/import-row'
import { previewImport } from '@pinline/catalogue/contract/preview-import'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../providers/api-context.ts'

/** The beginning of an import's file, read with these options or with those that it has. */
export const useImportPreview = (importId: ImportId, options: ReadingOptions | undefined) => {
  const api = useApi()
  return useQuery({
    queryKey: ['import-preview', importId, options],
    queryFn: ({ signal }) =>
      api.read(previewImport, { importId, ...(options === undefined ? {} : { options }) }, { signal, quiet: true }),
    gcTime: 0,
  })
}
