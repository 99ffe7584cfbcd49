import type { startImport } from '@pinline/contracts/catalogue/import/start-import'
import type { ResultOf } from '@pinline/ui/commands/command-result'
import { CommandError } from '../../layout/command-error.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'

/** Says why an import was not started; one that somebody has started already leads to how it stands. */
export const ImportStartError = ({
  result,
  onShow,
}: {
  result: ResultOf<typeof startImport> | undefined
  onShow: () => void
}) => {
  const text = useText()
  if (result?.kind !== 'failed' || result.code !== 'import-running')
    return <CommandError result={result} onReload={onShow} />
  return (
    <div className="notice notice-warn" role="alert">
      <Icon name="warning" />
      <div>{text('resources.imports.told.running')}</div>
      <button type="button" className="button button-small" onClick={onShow}>
        {text('resources.imports.told.show')}
      </button>
    </div>
  )
}
