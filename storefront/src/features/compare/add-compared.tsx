import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { Button } from '@pinline/ui/design/button.tsx'
import { TextField } from '@pinline/ui/design/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** Properties of {@link AddCompared}. */
export interface AddComparedProps {
  readonly ids: readonly string[]
  readonly onAdd: (id: string) => void
}

/** Adds a part to the comparison by its number: the best match that is not in it. */
export function AddCompared({ ids, onAdd }: AddComparedProps): ReactNode {
  const { t } = useTranslation('compare')
  const { api } = useAppContext()
  const [number, setNumber] = useState('')
  const find = useMutation({
    mutationFn: async (q: string) => (await api.read(listProducts, { q })).list.find(({ id }) => !ids.includes(id)),
    onSuccess: (part) => {
      if (part === undefined) return
      setNumber('')
      onAdd(part.id)
    },
  })
  const isMissing = find.isError || (find.isSuccess && find.data === undefined)
  return (
    <form
      className="compare-add"
      onSubmit={(event) => {
        event.preventDefault()
        if (number.trim() !== '') find.mutate(number.trim())
      }}
    >
      <TextField
        label={t('add.label')}
        numeric
        maxLength={120}
        value={number}
        onChange={(event) => {
          find.reset()
          setNumber(event.target.value)
        }}
        error={isMissing ? t('add.none', { number }) : undefined}
      />
      <Button type="submit" isPending={find.isPending}>
        <Plus className="icon" aria-hidden="true" />
        {t('add.do')}
      </Button>
    </form>
  )
}
