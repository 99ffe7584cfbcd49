export const languages = {
  name: 'Idioma |||| Idiomas',
  title: 'Idiomas',
  texts: 'Textos da loja: %{share}',
  content: 'Conteúdo: %{share}',
  note: 'O que não está traduzido aparece em inglês. A loja aplica as alterações em poucos segundos.',
  edit: {
    command: 'Editar',
    title: 'Editar %{name}',
    confirm: 'Salvar',
    fields: { name: 'Nome', flag: 'Bandeira', orderNum: 'Posição', enabled: 'Oferecido aos compradores' },
    enabled_hint: 'As páginas de um idioma desativado deixam de ser encontradas, também por buscadores.',
    default_hint: 'O inglês é sempre oferecido: textos não traduzidos aparecem nesse idioma.',
  },
  done: 'Idioma salvo: %{name}',
}
