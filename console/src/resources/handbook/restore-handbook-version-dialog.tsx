import { languageCode } from '@pinline/contracts/api/languages'
import { getHandbookVersion } from '@pinline/contracts/notification/handbook/get-handbook-version'
import type { HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { updateHandbookPage } from '@pinline/contracts/notification/handbook/update-handbook-page'
import { useApi } from '@pinline/ui/api-client/api-context'
import { ApiFailure } from '@pinline/ui/api-client/outcome'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface RestoreHandbookVersionDialogProps {
  readonly page: HandbookPageRow
  readonly version: number
  readonly onDone: () => void
  readonly onReload: () => Promise<HandbookPageRow | undefined>
  readonly onClose: () => void
}

/** Confirms that a page says again what it said in a former version: that becomes its newest one. */
export const RestoreHandbookVersionDialog = ({
  page,
  version,
  onReload,
  ...dialog
}: RestoreHandbookVersionDialogProps) => {
  const text = useText()
  const api = useApi()
  const { send, isPending } = useCommand(updateHandbookPage)
  const [revision, setRevision] = useState(page.revision)
  const restore = async () => {
    try {
      const {
        version: _,
        language,
        ...content
      } = await api.read(getHandbookVersion, { id: page.id, version }, { silent: true })
      return await send({ id: page.id, revision, ...content, language: languageCode.catch('en').parse(language) })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      const { reason, status, message } = error
      return { kind: 'failed', reason, status, code: undefined, message } as const
    }
  }
  return (
    <ConfirmCommand
      title={text('resources.content.versions.restore_title', { version })}
      effects={[text('resources.handbook.page.restore_effect')]}
      confirm={text('resources.content.versions.restore')}
      tone="gold"
      busy={isPending}
      send={restore}
      onReload={async () => setRevision((await onReload())?.revision ?? revision)}
      {...dialog}
    />
  )
}
