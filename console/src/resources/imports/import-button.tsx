import { permissionOf } from '@pinline/contracts/api/call'
import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import { startImport } from '@pinline/contracts/catalogue/import/start-import'
import { useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'

/** Leads to a new import of categories or attributes, for those who may both import and change them. */
export const ImportButton = ({ kind }: { kind: Exclude<ImportKind, 'products'> }) => {
  const text = useText()
  const navigate = useNavigate()
  const { permissions } = usePermissions()
  if (grantOf(permissions, 'categories.update') === 'missing') return null
  return (
    <CommandButton permission={permissionOf(startImport)} onPress={() => void navigate(`/imports/create?kind=${kind}`)}>
      {text('resources.imports.commands.from_file')}
    </CommandButton>
  )
}
