import ArrowLeft from 'lucide-react/icons/arrow-left'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'

export function BackToLogin() {
  const words = useTexts(accountTexts)
  return (
    <p className="mt-5 text-center">
      <a
        href={paths.login()}
        className="inline-flex min-h-6 items-center gap-1.5 rounded-sm font-[525] text-action-ink hover:underline max-md:min-h-11"
      >
        <ArrowLeft aria-hidden="true" size={15} />
        {words.backToLogin}
      </a>
    </p>
  )
}
