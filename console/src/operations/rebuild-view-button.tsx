import { rebuildView } from '@pinline/contracts/gateway/operations/rebuild-view'
import { useNotify } from 'react-admin'
import { CommandButton } from '../layout/command-button.tsx'
import { useText } from '../messages/use-text.ts'
import { changePermission } from './permissions.ts'
import { useOperation } from './use-operation.ts'
import type { View } from './views.ts'

/** Begins a second generation of a read model. */
export const RebuildViewButton = ({ view: { service, name } }: { readonly view: View }) => {
  const text = useText()
  const notify = useNotify()
  const { run, busy } = useOperation(rebuildView)
  const begin = async () => {
    const started = await run({ service, view: name })
    if (started !== undefined) notify('operations.views.begun', { messageArgs: { view: name } })
  }
  return (
    <CommandButton permission={changePermission} busy={busy} onPress={() => void begin()}>
      {text('operations.views.rebuild')}
    </CommandButton>
  )
}
