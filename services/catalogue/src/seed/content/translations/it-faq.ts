import { faq, h2, text, ul } from '../write.ts'

/** Frequently asked questions in Italian. */
export const italianFaq = text(
  'Domande frequenti',
  'Risposte brevi su ricerca dei prodotti, ordini, spedizione, resi e account.',
  h2('Trovare il prodotto giusto'),
  faq(
    'Ho un connettore senza sigla. Come lo trovo?',
    'Misurare il passo su quanti più contatti possibile, contare poli e file e annotare se è verticale o ad angolo retto. Inserire il tutto nella ricerca, per esempio `2x5 2,54 angolo retto`, o usare i filtri di una [categoria](/product/all/all). Confrontare poi l’ingombro nell’elenco con il righello sopra i disegni.',
  ),
  faq(
    'Perché non ci sono foto?',
    'I disegni mostrano di più: ogni prodotto è disegnato in scala e quotato, con gli stessi dati delle sue piazzole.',
  ),
  faq(
    'Quanto sono precisi i disegni?',
    'Provengono da dati di footprint con una risoluzione di 0,01 mm. L’altezza e i dettagli interni al contorno non ne fanno parte. Fa fede la scheda tecnica del produttore, raggiungibile dalla pagina del prodotto.',
  ),
  faq(
    'Con quale prodotto si accoppia il mio?',
    'Se il produttore lo indica, la pagina del prodotto riporta il connettore di accoppiamento. Altrimenti scriverci con il codice articolo: lo cerchiamo noi.',
  ),
  faq(
    'Si possono confrontare i prodotti?',
    'Sì, fino a sei. Selezionarli in un elenco o premere “Confronta” nella pagina di un prodotto; le righe diverse sono evidenziate.',
  ),
  faq(
    'Che cosa significa “sconsigliato per nuovi progetti”?',
    'Il produttore fabbrica ancora il prodotto, ma prevede di cessare. Si può ordinare; per le nuove schede scegliere il sostituto consigliato.',
  ),
  h2('Prezzi e offerte'),
  faq(
    'I prezzi sono uguali per tutti?',
    'Sì. Dipendono solo dalla quantità, e ogni prodotto elenca i suoi prezzi a scaglioni.',
  ),
  faq('Per quanto tempo è valida un’offerta?', '30 giorni.'),
  faq(
    'Come si richiede un’offerta?',
    'Dalla pagina di un prodotto, dal carrello o, per un intero elenco, dall’[ordine rapido](/quick-order). Si possono indicare prezzo obiettivo, data desiderata e una nota.',
  ),
  faq(
    'Si può ordinare un’offerta in più consegne?',
    'Sì, finché non sono stati ordinati tutti i pezzi. Le spese di spedizione si pagano per ogni consegna.',
  ),
  faq(
    'Quali valute si possono usare?',
    'Si sceglie in alto nella pagina. Un ordine mantiene valuta e cambio, qualunque cosa accada dopo.',
  ),
  h2('Ordini e pagamento'),
  faq(
    'Come si ordina un’intera distinta base?',
    'Incollarla nell’[ordine rapido](/quick-order) o caricare un file Excel o CSV. Ogni riga viene riconosciuta e mostrata prima che qualcosa sia aggiunto al carrello.',
  ),
  faq(
    'C’è un minimo d’ordine?',
    'Nessun importo minimo. Alcuni prodotti hanno una quantità minima o un multiplo d’ordine, per esempio 10 o 50 pezzi; è indicato nella pagina del prodotto.',
  ),
  faq(
    'Come si paga?',
    'Scansionando un codice QR con l’app del wallet. Il codice vale 15 minuti e si può aggiornare; l’ordine invece attende fino alla scadenza del pagamento.',
  ),
  faq(
    'Che cosa succede se non pago in tempo?',
    'L’ordine viene annullato alla scadenza del pagamento e la merce torna disponibile. Un pagamento che arriva più tardi viene rimborsato.',
  ),
  faq(
    'Posso annullare un ordine?',
    'Sì, finché è in attesa di pagamento. Una volta in lavorazione, contattare il [responsabile clienti](page:customer-manager). Gli articoli su misura non si possono annullare una volta iniziata la lavorazione; dopo la spedizione l’annullamento in genere non è possibile.',
  ),
  faq(
    'Posso indicare un numero dell’ordine d’acquisto?',
    'Sì, alla conferma dell’ordine. È riportato in fattura e sulla distinta di imballaggio.',
  ),
  faq(
    'Dove si trova la fattura?',
    'Nella pagina dell’ordine, in PDF, dopo la spedizione. Inserire azienda e partita IVA o codice fiscale nell’account prima di ordinare.',
  ),
  h2('Spedizione'),
  faq(
    'Quanto tempo richiede un ordine?',
    'La lavorazione richiede 1–3 giorni lavorativi. Il trasporto ne richiede poi 15–45 con la spedizione economica, 7–20 con la standard e 3–7 con l’espressa.',
  ),
  faq('Quando si vede il tracciamento?', 'Da 24 a 48 ore dopo la spedizione.'),
  faq('Quanto dura la produzione?', 'Articoli standard 2–4 settimane, articoli su misura 6–12 settimane.'),
  faq(
    'Ci sono dazi da pagare?',
    'I dazi e le imposte del proprio Paese non sono compresi e sono dovuti alla consegna. La fattura commerciale per la dogana accompagna il collo.',
  ),
  faq(
    'Posso cambiare l’indirizzo di consegna?',
    'Nella pagina dell’ordine fino all’inizio della preparazione; in seguito, su richiesta, finché il primo collo non è partito. Se le spese di spedizione diminuiscono, la differenza viene rimborsata; se aumentano, contattare il responsabile clienti.',
  ),
  faq(
    'Perché è arrivata solo una parte dell’ordine?',
    'È stato spedito in più colli. La pagina dell’ordine elenca il contenuto e il numero di tracciamento di ciascuno.',
  ),
  h2('Qualità e resi'),
  faq(
    'Che cosa fare se qualcosa arriva danneggiato?',
    'Segnalarlo entro 48 ore dalla consegna e richiedere assistenza nella pagina dell’ordine.',
  ),
  faq(
    'Entro quando si possono rendere gli articoli?',
    'Il modulo indica il termine per ogni tipo di richiesta. Vedere le [condizioni di reso](page:returnPolicy).',
  ),
  faq(
    'I prodotti sono originali?',
    'Sì. Acquistiamo dai produttori e dai loro distributori autorizzati, e ogni busta riporta il numero di lotto: [controllo qualità](page:qualityControl).',
  ),
  faq(
    'Con la consegna si riceve un certificato?',
    'Su richiesta: una dichiarazione di conformità con i numeri di lotto ricevuti. I documenti disponibili sono elencati in [certificati](page:complianceCenter).',
  ),
  faq(
    'Che cosa succede quando un prodotto esce di produzione?',
    'Avvisiamo con 12 mesi di anticipo, consigliamo un sostituto se esiste e assicuriamo l’assistenza per 5 anni.',
  ),
  h2('Account e dati'),
  faq(
    'Serve un account?',
    'Per sfogliare, cercare, verificare la disponibilità e seguire un ordine: no. Per usare il carrello e ordinare: sì. Ci si registra con un numero di telefono o un indirizzo e-mail.',
  ),
  faq(
    'Ho dimenticato la password.',
    'Scegliere “Accedi”, poi reimpostarla con un codice di verifica. Si può anche accedere con il solo codice.',
  ),
  faq(
    'Chi vede i miei dati?',
    ul(
      'Il corriere, la dogana e il fornitore dei servizi di pagamento, per quanto necessario',
      'Nessun altro: il negozio non ha tracciatori di terze parti. Vedere l’[informativa sulla privacy](page:privacyPolicy)',
    ),
  ),
)
