export const erasures = {
  name: 'Dados apagados |||| Dados apagados',
  title: 'Dados apagados',
  hint: 'O cofre é contado cada vez que esta lista é exibida. As entradas são aquelas a que os eventos se referem, por tipo.',
  fields: { erasedAt: 'Apagado', id: 'Pessoa', kind: 'Tipo', by: 'Por', vault: 'Entradas no cofre', held: 'Prova' },
  kind: { buyer: 'Comprador', staff: 'Usuário' },
  filters: { from: 'Data inicial', to: 'Data final' },
  vault: {
    address: 'Endereços',
    apikey: 'Nomes de chaves de API',
    company: 'Empresa',
    contact: 'Contatos',
    credential: 'Senhas',
    note: 'Notas',
    profile: 'Perfis',
    secondfactor: 'Autenticação em dois fatores',
  },
  proof: { none: 'Nada restou', left: 'Ainda no cofre: %{entries}' },
}
