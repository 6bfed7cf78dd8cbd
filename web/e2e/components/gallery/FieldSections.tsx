import { IconMapPin } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'

import { Button } from '../../../src/components/Button/Button.tsx'
import { Checkbox } from '../../../src/components/Checkbox/Checkbox.tsx'
import { Combobox } from '../../../src/components/Combobox/Combobox.tsx'
import { decorativeIcon } from '../../../src/components/decorative-icon.ts'
import { SelectField } from '../../../src/components/Field/SelectField.tsx'
import { TextField } from '../../../src/components/Field/TextField.tsx'
import { Section } from './Section.tsx'

import styles from './gallery.module.css'

const towns =
  `FORLÌ (FC)|L'AQUILA (AQ)|MONDOVÌ (CN)|MONFALCONE (GO)|MONOPOLI (BA)|MONREALE (PA)|MONSELICE (PD)|
MONSUMMANO TERME (PT)|MONTALTO UFFUGO (CS)|MONTEBELLUNA (TV)|MONTECATINI TERME (PT)|MONTEROTONDO (RM)|
MONTESILVANO (PE)|MONTICHIARI (BS)|MONZA (MB)|SIMONE (XX)`
    .split('|')
    .map((name) => name.trim())

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** The first search answers late, as with a list that is still being loaded. */
let loaded = false
async function suggest(text: string) {
  if (!loaded) await new Promise((resolve) => setTimeout(resolve, 80))
  loaded = true
  if (text.startsWith('guasto')) throw new Error('no list')
  const found = towns.filter((town) => bare(town).includes(bare(text)))
  const detail = 'Monza e Brianza, Lombardia'
  const matches = found.map((town) => ({
    id: town,
    text: town,
    detail: town.startsWith('MONZA') ? detail : undefined,
  }))
  return { matches, total: matches.length }
}

function TownSearch() {
  const [town, setTown] = useState('')
  const [error, setError] = useState<string>()
  const [log, setLog] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(towns.includes(town) ? undefined : 'Scegli un comune dall’elenco')
    setLog(`inviato ${town}`)
  }
  return (
    <form method="get" aria-label="Comune" onSubmit={submit} className={styles.pair}>
      <Combobox
        label="Dove"
        name="comune"
        placeholder="Scrivi il comune"
        icon={<IconMapPin {...decorativeIcon} />}
        hint="Bastano due lettere"
        value={town}
        error={error}
        onChange={(text) => {
          setTown(text)
          setError(undefined)
        }}
        onChoose={(option) => setLog(`scelto ${option.text}`)}
        suggest={suggest}
        clearLabel="Cancella il comune"
        countText={(total) => (total === 1 ? '1 comune trovato' : `${total} comuni trovati`)}
        emptyText="Nessun comune con questo nome"
      />
      <div>
        <Button type="submit">Cerca</Button>
        <output aria-label="Registro">{log}</output>
      </div>
    </form>
  )
}

export function FieldSections() {
  return (
    <>
      <Section title="Campi">
        <div className={styles.pair}>
          <TextField label="A riposo" placeholder="nome@tuaditta.it" hint="Ti mandiamo qui la fattura" />
          <TextField label="Con icona" icon={<IconMapPin {...decorativeIcon} />} defaultValue="Monza" />
          <TextField label="Corretto" numeric defaultValue="12345678903" ok="Formato valido" />
          <TextField
            label="Errore"
            numeric
            defaultValue="12345678904"
            hint="Undici cifre"
            error="L’ultima cifra non torna: ricontrolla"
          />
          <SelectField label="Categoria" defaultValue="idraulico">
            <option value="">Tutte le categorie</option>
            <option value="idraulico">Idraulico</option>
          </SelectField>
          <TextField label="Non attivo" disabled defaultValue="Non si cambia" />
        </div>
        <div>
          <Checkbox defaultChecked>
            Ho almeno 18 anni e accetto i{' '}
            <a className="link" href="?termini=1">
              termini e condizioni
            </a>
          </Checkbox>
          <Checkbox>Visura camerale</Checkbox>
          <Checkbox error="Serve il tuo consenso">Accetto la privacy policy</Checkbox>
          <Checkbox disabled>Non attiva</Checkbox>
        </div>
      </Section>
      <Section title="Elenco dei comuni">
        <TownSearch />
        <p>Dopo l’elenco</p>
      </Section>
    </>
  )
}
