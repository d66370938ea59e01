import { answerMinutes, promisedHours } from '../schema/response-time.ts';
import { business as english } from './business.ts';

/** The facts that are words, in Spanish. Everything else is the same. */
export const business = {
  ...english,
  hours: {
    weekdays: 'Lunes a viernes de 7AM a 6PM',
    saturday: 'Sábado de 8AM a 4PM',
    emergency: 'Reparaciones de emergencia 24/7',
    emergencyTime: '24/7',
  },
  responseTime: `10-${answerMinutes} minutos`,
  promisedContact: `${promisedHours} horas`,
  quoteTime: '3 días',
  insurance: 'seguro de responsabilidad civil general',
  payment: {
    ...english.payment,
    methods: 'cheque, transferencia bancaria o tarjeta de crédito',
    quoteHolds: '30 días',
  },
  crew: 'de dos a cuatro instaladores con un jefe de cuadrilla',
  warrantyVisit: '5 días hábiles',
};

export const englishHash = 'c5d3234d';
