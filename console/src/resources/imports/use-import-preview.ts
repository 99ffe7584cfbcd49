import type { ReadingOptions } from '@pinline/contracts/catalogue/import/import-options'
import type { ImportId } from '@pinline/contracts/catalogue/import/import-row'
import { previewImport } from '@pinline/contracts/catalogue/import/preview-import'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

/** The first rows of an import's file, parsed with these options or with the stored ones. */
export const useImportPreview = (importId: ImportId, options: ReadingOptions | undefined) => {
  const api = useApi()
  return useQuery({
    queryKey: ['import-preview', importId, options],
    queryFn: ({ signal }) =>
      api.read(previewImport, { importId, ...(options === undefined ? {} : { options }) }, { signal, silent: true }),
    gcTime: 0,
  })
}
