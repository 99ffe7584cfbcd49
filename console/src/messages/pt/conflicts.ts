import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: 'Outra pessoa também alterou estes dados',
  intro: 'Nada foi salvo ainda. Escolha uma versão para cada campo; o que só uma pessoa alterou já está selecionado.',
  base: 'Antes',
  mine: 'Sua versão',
  theirs: 'Outra versão',
  empty: 'vazio',
  yes: 'sim',
  no: 'não',
  all_mine: 'Escolher tudo da sua versão',
  all_theirs: 'Escolher tudo da outra versão',
  open: 'Falta escolher %{smart_count} campo |||| Falta escolher %{smart_count} campos',
  ready: 'Todos os campos têm uma versão escolhida',
  back: 'Continuar editando',
  save: 'Salvar seleção',
  merged: 'As alterações de outra pessoa em outros campos foram mantidas',
  by: { mine: 'alterado por você', theirs: 'alterado por outra pessoa', both: 'alterado por ambos' },
}
