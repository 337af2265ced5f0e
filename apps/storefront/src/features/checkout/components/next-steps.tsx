import { Lock, MessageSquare, Package, Phone } from 'lucide-react';

export function NextSteps({ phoneNumber, stores }: { phoneNumber: string; stores: number }) {
  const steps = [
    {
      Icon: Package,
      title: 'Packed',
      text:
        stores === 1
          ? 'The store confirms and packs your order.'
          : 'Each store confirms and packs its part of the order.',
    },
    {
      Icon: MessageSquare,
      title: 'We email you updates',
      text: 'When your order is packed, with the rider and delivered.',
    },
    {
      Icon: Phone,
      title: 'The rider may call you',
      text: `On ${phoneNumber}, if the address is hard to find.`,
    },
    {
      Icon: Lock,
      title: 'Read your code to the rider',
      text: 'Check the goods first. The code is on the order page.',
    },
  ];
  return (
    <section aria-labelledby="next" className="mt-8">
      <h2 id="next" className="mb-4 text-lg font-semibold">
        What happens next
      </h2>
      <ol className="grid gap-x-5 gap-y-4 md:grid-cols-4">
        {steps.map(({ Icon, title, text }) => (
          <li
            key={title}
            className="flex gap-4 text-sm md:flex-col md:gap-2.5 md:not-first:border-l md:not-first:border-line md:not-first:pl-5"
          >
            <Icon size={22} className="flex-none text-accent-text" aria-hidden />
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-text-2 nums">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
