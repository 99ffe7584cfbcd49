import { permissionOf } from '@pinline/contracts/api/call'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { exportContentTexts } from '@pinline/contracts/catalogue/content/export-content-texts'
import { importContentTexts } from '@pinline/contracts/catalogue/content/import-content-texts'
import type { ContentId } from '@pinline/events/ids'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { ExportContentTextsDialog } from './export-content-texts-dialog.tsx'
import { ImportContentTextsDialog } from './import-content-texts-dialog.tsx'

/** Opens the export for translators, of the chosen items or of all. */
export const ExportTextsButton = ({ ids, language }: { ids?: readonly ContentId[]; language?: LanguageCode }) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CommandButton permission={permissionOf(exportContentTexts)} onPress={() => setOpen(true)}>
        {text('resources.content.translation.export')}
      </CommandButton>
      {isOpen && (
        <ExportContentTextsDialog
          {...(ids === undefined ? {} : { ids })}
          language={language}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Opens the import of a translators' file. */
export const ImportTextsButton = ({ onDone }: { onDone: () => void }) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CommandButton permission={permissionOf(importContentTexts)} onPress={() => setOpen(true)}>
        {text('resources.content.translation.import')}
      </CommandButton>
      {isOpen && (
        <ImportContentTextsDialog
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
