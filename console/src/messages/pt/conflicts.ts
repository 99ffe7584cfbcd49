import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: 'Outra pessoa também alterou estes dados',
  intro:
    'Nada foi salvo ainda. Escolha uma versão para cada campo; onde só houve uma alteração, ela já está selecionada.',
  base: 'Antes',
  mine: 'Minha versão',
  theirs: 'Versão da outra pessoa',
  empty: 'vazio',
  yes: 'sim',
  no: 'não',
  all_mine: 'Escolher sempre a minha versão',
  all_theirs: 'Escolher sempre a outra versão',
  open: '%{smart_count} campo ainda sem versão escolhida |||| %{smart_count} campos ainda sem versão escolhida',
  ready: 'Todos os campos já têm uma versão escolhida',
  back: 'Continuar editando',
  save: 'Salvar seleção',
  take: 'Usar seleção',
  merged: 'As alterações de outra pessoa em outros campos foram mantidas',
  by: { mine: 'alteração minha', theirs: 'alteração da outra pessoa', both: 'alterações dos dois lados' },
}
