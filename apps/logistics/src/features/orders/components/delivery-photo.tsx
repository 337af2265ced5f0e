import { Block } from '../../../shared/block';
import { PhotoUpload, type PhotoUploadProps } from './photo-upload';

/** An optional photo of the delivery, submitted with the code. */
export function DeliveryPhoto(props: Omit<PhotoUploadProps, 'alt'>) {
  return (
    <Block title="Delivery photo">
      <PhotoUpload {...props} alt="The goods at the door" />
    </Block>
  );
}
