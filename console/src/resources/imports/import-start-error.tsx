import type { startImport } from '@pinline/contracts/catalogue/import/start-import'
import type { ResultOf } from '@pinline/ui/commands/command-result'
import { CommandError } from '../../layout/command-error.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'

/** Shows why an import was not started; links to its status when somebody else has started it. */
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
      <div>{text('resources.imports.start_error.running')}</div>
      <button type="button" className="button button-small" onClick={onShow}>
        {text('resources.imports.start_error.show')}
      </button>
    </div>
  )
}
