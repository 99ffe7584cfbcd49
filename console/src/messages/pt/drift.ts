export const drift = {
  check_title: 'Verificar uma linha',
  note: 'Confere a linha com os eventos dela e a repara se houver diferença',
  view: 'Modelo de leitura',
  row: 'ID da linha',
  check: 'Verificar e reparar',
  again: 'Verificar de novo',
  outcome: {
    same: 'A linha corresponde aos eventos dela.',
    repaired: 'A linha estava diferente e foi reparada.',
    open: 'A linha está diferente e não pode ser reparada automaticamente.',
  },
  fields: 'Campos diferentes:',
}
