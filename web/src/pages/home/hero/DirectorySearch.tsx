import { professions } from '@mestieri/shared/catalogue/professions.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { SelectField } from '../../../components/Field/SelectField.tsx'
import { CityField } from '../../../features/affiliates/search/CityField.tsx'
import { directoryPath, searchPath } from '../../../features/affiliates/search/directory-query.ts'
import { loadMunicipalities } from '../../../features/affiliates/search/municipalities.ts'

import styles from './DirectorySearch.module.css'

/** The city as the list writes it, '' for none, null when the list does not know it. */
async function knownCity(text: string): Promise<string | null> {
  return text.trim() === '' ? '' : (await loadMunicipalities()).exact(text)
}

/** The way into the directory; without scripts a plain GET form. */
export function DirectorySearch() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [profession, setProfession] = useState('')
  const [error, setError] = useState<string>()

  const changeText = (next: string) => {
    setText(next)
    setError(undefined)
  }
  const submit = async (form: HTMLFormElement) => {
    try {
      const city = await knownCity(text)
      if (city === null) {
        setError('Scegli un comune dall’elenco')
        return
      }
      void navigate(searchPath({ city, profession, page: 1, pageSize: directoryLimits.defaultPageSize }))
    } catch {
      // Without the list the server checks the city.
      form.submit()
    }
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return (
    <search aria-label="Professionisti">
      <form className={styles.search} action={directoryPath} onSubmit={handleSubmit} noValidate>
        <CityField text={text} onText={changeText} onCity={changeText} error={error} />
        <SelectField
          label="Chi cerchi"
          name="profession"
          value={profession}
          onChange={(event) => setProfession(event.target.value)}
        >
          <option value="">Tutti</option>
          {professions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <Button className={styles.submit} type="submit" variant="petrol">
          <IconSearch {...decorativeIcon} /> <span className={styles.word}>Cerca</span>
        </Button>
      </form>
    </search>
  )
}
