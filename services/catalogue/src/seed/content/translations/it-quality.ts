import { figures, h2, h3, info, ol, p, table, text, tip, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const qualityControl = text(
  'Controllo qualità',
  'Dal controllo in accettazione alla busta sigillata: chi verifica che cosa, e che cosa viene registrato.',
  figures(
    ['ogni lotto', 'è controllato a campione all’arrivo'],
    ['2 persone', 'contano ogni spedizione'],
    ['48 ore', 'per segnalare i danni da trasporto'],
    ['10 anni', 'di conservazione dei numeri di lotto'],
  ),
  h2('Controllo in accettazione'),
  p(
    'Nessun articolo entra in magazzino senza numero di lotto e controllo a campione. Ciò che non è conforme viene bloccato e restituito al produttore.',
  ),
  table(
    ['Verifica', 'Metodo', 'Campione'],
    ['Documenti', 'Codice articolo, lotto, date code, dichiarazione RoHS', 'ogni consegna'],
    ['Dimensioni', 'Passo, corpo e terminali a confronto con il disegno', '5 pezzi per lotto'],
    ['Placcatura', 'Fluorescenza a raggi X: strati e spessori', '1 pezzo per lotto'],
    ['Saldabilità', 'Immersione ed esame visivo, IEC 60068-2-20', '3 pezzi per lotto di oltre 24 mesi'],
    ['Imballo', 'Sigillo, indicatore di umidità, etichetta della bobina', 'ogni unità di imballo'],
  ),
  h2('In magazzino'),
  ul(
    'Gli articoli sono conservati per lotto; si preleva per primo il lotto più vecchio',
    'Gli articoli sensibili all’umidità restano in armadi a secco, sotto il 5% di umidità relativa',
    'Le versioni dorate e stagnate dello stesso articolo hanno ubicazioni separate, perché si somigliano e non vanno mescolate',
    'Le bobine aperte vengono ricontate prima di essere vendute come nastro tagliato',
  ),
  h2('Collaudo prima della spedizione'),
  ol(
    'Chi preleva scansiona ubicazione e articolo; un’ubicazione sbagliata blocca il prelievo',
    'Una seconda persona conta e confronta ingombro e marcatura con l’ordine',
    'Il risultato viene registrato per ogni articolo dell’ordine, con l’ora',
    'Le buste sono sigillate, etichettate con codice articolo, quantità e lotto e imballate contro gli urti',
  ),
  p(
    'Questi passaggi si possono seguire: prima della spedizione un ordine passa per “In preparazione” e “In collaudo”, e la pagina dell’ordine mostra l’ora di ciascuno.',
  ),
  h2('Solo articoli originali'),
  p(
    'Acquistiamo dai produttori e dai loro distributori autorizzati, non sul mercato delle eccedenze. Il numero di lotto sulla busta permette di risalire al nostro acquisto. In caso di dubbi su un articolo, richiedere assistenza nell’ordine con una foto dell’etichetta; la confrontiamo con i dati di accettazione.',
  ),
  h2('Se qualcosa non va'),
  p(
    'Segnalare i danni da trasporto e le quantità errate entro 48 ore dalla consegna, tutto il resto appena lo si nota. La gestione delle richieste è descritta nelle [condizioni di reso](page:returnPolicy). Ogni difetto confermato si chiude con una causa e una misura, non solo con una nota di credito.',
  ),
  tip(
    'Conservare una busta sigillata di ogni lotto finché le prime schede non hanno superato il collaudo. In caso di reclamo è la prova migliore.',
  ),
)

const testCenter = text(
  'Centro prove',
  'Che cosa si collauda in ogni ordine, che cosa si prova su richiesta e con quale metodo.',
  figures(
    ['ogni ordine', 'è collaudato prima della spedizione'],
    ['8', 'metodi di prova su richiesta'],
    ['10 anni', 'di conservazione dei risultati'],
  ),
  h2('In ogni ordine'),
  ul(
    'Codice articolo, produttore e lotto a confronto con l’ordine',
    'Quantità per peso e per conteggio, da parte di due persone',
    'Ingombro e passo a confronto con il disegno, cinque pezzi per lotto',
    'Placcatura con fluorescenza a raggi X, un pezzo per lotto',
    'Imballo: busta sigillata, indicatore di umidità ed essiccante per gli articoli sensibili all’umidità',
  ),
  p(
    'Il risultato viene registrato con l’ordine. Nel frattempo lo stato è “In collaudo”, e l’ora è visibile nella pagina dell’ordine.',
  ),
  h2('Su richiesta'),
  p(
    'Indicare la prova nella richiesta di offerta. I campioni sono prelevati dal lotto che viene consegnato; sono fatturati come articoli.',
  ),
  table(
    ['Prova', 'Metodo', 'Limite tipico', 'Campioni', 'Giorni'],
    ['Resistenza di contatto', 'IEC 60512-2-1, 10 mA, 20 mV', '10–20 mΩ', '5', '1'],
    ['Resistenza di isolamento', 'IEC 60512-3-1, 500 V DC', '1.000 MΩ', '5', '1'],
    ['Tensione di tenuta', 'IEC 60512-4-1, 1 min', '500–2.500 V AC', '5', '1'],
    ['Forza di inserzione ed estrazione', 'IEC 60512-13-2', 'come da scheda tecnica', '5', '2'],
    ['Ritenzione dei contatti', 'IEC 60512-15-1', '10–30 N', '10', '2'],
    ['Sovratemperatura', 'IEC 60512-5-1', '30 K alla corrente nominale', '3', '3'],
    ['Variazione di temperatura', 'IEC 60512-11-4, 5 cicli', 'nessuna variazione oltre 10 mΩ', '5', '4'],
    ['Nebbia salina', 'IEC 60512-11-6, 48 h', 'metallo di base non visibile', '5', '5'],
  ),
  h2('Come leggere un rapporto'),
  h3('Media e valore peggiore'),
  p(
    'Una media di 6 mΩ dice poco se un contatto è a 40 mΩ. I nostri rapporti elencano ogni contatto, la media e il valore peggiore. È quest’ultimo che va confrontato con il limite.',
  ),
  h3('Valore iniziale e dopo invecchiamento'),
  p(
    'La resistenza di contatto si misura prima e dopo i cicli di temperatura o la nebbia salina. Conta la differenza, non il valore finale.',
  ),
  h3('Declassamento'),
  p(
    'Una corrente nominale vale per un certo numero di contatti sotto carico e per un certo filo. Se in un connettore a dieci poli si usano tutti, contare sul 60–70% del valore del singolo contatto; in un contenitore caldo, sulla metà.',
  ),
  h2('Pagine correlate'),
  ul(
    '[Controllo qualità](page:qualityControl)',
    '[Risoluzione dei problemi](page:troubleshooting)',
    '[Certificati](page:complianceCenter)',
  ),
  info('Il centro prove appartiene all’azienda fittizia di questa dimostrazione. Non vengono rilasciati rapporti.'),
)

const complianceCenter = text(
  'Certificati e brevetti',
  'RoHS, REACH, codice HS e origine, e i relativi documenti.',
  h2('Indicati nella pagina di ogni prodotto'),
  table(
    ['Indicazione', 'Significato', 'Cambia quando'],
    [
      'RoHS',
      'Direttiva 2011/65/UE con la direttiva delegata (UE) 2015/863: dieci sostanze sotto i rispettivi limiti',
      'il produttore cambia lega o placcatura',
    ],
    [
      'REACH SVHC',
      'Nessuna sostanza estremamente preoccupante oltre lo 0,1% in peso',
      'l’elenco delle sostanze candidate viene ampliato, di solito a gennaio e a giugno',
    ],
    ['Codice HS', 'Prime sei cifre della tariffa doganale', 'la tariffa viene riveduta, ogni cinque anni'],
    [
      'Paese di origine',
      'Dove è avvenuta l’ultima lavorazione sostanziale',
      'la produzione viene trasferita; fa fede il lotto sulla busta',
    ],
  ),
  p(
    'Gli articoli in ottone contengono fino al 4% di piombo, in base all’esenzione 6(c) della direttiva RoHS. Se un articolo ne fa uso, la dichiarazione lo indica.',
  ),
  h2('Documenti su richiesta'),
  ul(
    'Dichiarazione di conformità con i numeri di lotto ricevuti',
    'Dichiarazione dei materiali per articolo (IPC-1752A classe C), se il produttore la fornisce',
    'Fattura commerciale per la dogana con codice HS, origine e peso: accompagna ogni collo',
    'Dichiarazione di origine per l’archivio fornitori',
  ),
  p('Scrivere con il [modulo di contatto](page:contact), indicando numero d’ordine e codici articolo.'),
  h2('Esportazione'),
  p(
    'La maggior parte dei connettori non richiede licenza. Per le serie ad alta affidabilità può servire per alcune destinazioni o usi; chiediamo prima di spedire. I prodotti non sono destinati a sistemi di supporto vitale, nucleari o d’arma, salvo indicazione scritta del produttore: vedere le [condizioni di vendita](page:termsOfSale).',
  ),
  info(
    'I certificati e i brevetti qui elencati appartengono all’azienda fittizia di questa dimostrazione. I loro numeri iniziano con DEMO e non figurano in alcun registro.',
  ),
)

/** Quality, tests and certificates in Italian. */
export const italianQuality: Translations = {
  'page qualityControl': qualityControl,
  'page testCenter': testCenter,
  'page complianceCenter': complianceCenter,
}
