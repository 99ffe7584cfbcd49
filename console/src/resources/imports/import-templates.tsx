import { getImportTemplate } from '@pinline/contracts/catalogue/import/get-import-template'
import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useSaving } from '../../layout/use-saving.ts'
import { useText } from '../../messages/use-text.ts'

const templates = [
  { rows: 'none', label: 'resources.imports.file.template', suffix: '-template' },
  { rows: 'present', label: 'resources.imports.file.present', suffix: '' },
] as const

/** Tables to fill in: an empty one, and one of what there is now. */
export const ImportTemplates = ({ kind }: { kind: Exclude<ImportKind, 'products'> }) => {
  const text = useText()
  const api = useApi()
  const { save, saving } = useSaving()
  return (
    <div>
      <div className="import-templates">
        {templates.map(({ rows, label, suffix }) => (
          <button
            key={rows}
            type="button"
            className="button button-small"
            aria-busy={saving}
            aria-disabled={saving}
            onClick={() => void save(() => api.download(getImportTemplate, { kind, rows }), `${kind}${suffix}.csv`)}
          >
            {text(label)}
          </button>
        ))}
      </div>
      <p className="field-hint">{text('resources.imports.file.template_note')}</p>
    </div>
  )
}
